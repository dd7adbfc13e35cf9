import Blade

enum North {
    @Component
    protocol Shop {}
}

enum South {
    @Component
    protocol Shop {}
}
