import Arbor

@propertyWrapper struct Binding<Value> {
    var wrappedValue: Value
}

@propertyWrapper struct ObservedObject<Value> {
    var wrappedValue: Value
}

@propertyWrapper struct StateObject<Value> {
    let wrappedValue: Value
}

@Instantiable
public final class Model: Instantiable {
    public init() {}
}

// An initializer can't set a binding to a plain value.
@Instantiable
public struct Field: Instantiable {
    public init(text: Binding<String>) { _text = text }

    @Forwarded @Binding var text: String
}

// The wrapper stays beside the annotation, or the view no longer observes its model.
@Instantiable
public struct Form: Instantiable {
    public init(model: Model) { self.model = model }

    @ObservedObject var model: Model
}

// Only the wrapper itself can be set.
@Instantiable
public struct Page: Instantiable {
    @Received @StateObject var model: Model
}

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(field: Instantiator<Field>, form: Instantiator<Form>, page: Instantiator<Page>, model: Model) {
        (self.field, self.form, self.page, self.model) = (field, form, page, model)
    }

    @Instantiated let field: Instantiator<Field>
    @Instantiated let form: Instantiator<Form>
    @Instantiated let page: Instantiator<Page>
    @Instantiated let model: Model
}
