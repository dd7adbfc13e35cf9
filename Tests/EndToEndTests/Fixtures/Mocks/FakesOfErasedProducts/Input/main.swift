print(List.mock().details.instantiate(7).id, Page.mock().cache.size)
