extension Page {
    public enum Row { case first }

    public enum Cache { case empty, full }
}
