// Commands of GitHub's workflows.

extension String {
    /// The text as the message of a workflow's command: `::error::message`.
    ///
    /// The runner decodes the signs that would end the command, so an end of a line stays one. All other characters
    /// that can't be seen are spelled out as in `visible`, because the annotation is shown in a log too.
    package var messageForGitHub: String { escapedForGitHub(inProperty: false) }

    /// The text as the value of a property of a workflow's command: `::error file=value::`.
    package var propertyForGitHub: String { escapedForGitHub(inProperty: true) }

    private func escapedForGitHub(inProperty: Bool) -> String {
        var result = ""
        unicodeScalars.forEachSeen { scalar, isSeen in
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where inProperty: result += "%3A"
            case "," where inProperty: result += "%2C"
            case _ where isSeen: result.unicodeScalars.append(scalar)
            default: result += scalar.spelledOut
            }
        }
        return result
    }
}
