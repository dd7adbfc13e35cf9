struct Mock: ProductDependencies { var clock = 1 }

func preview(_ values: any ProductDependencies) -> any ProductDependencies {
    let copy: any ProductDependencies = values
    return copy
}

struct Environment { var values: [any ProductDependencies] = [] }
