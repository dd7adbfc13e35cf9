let c: any `my component` = `Blademy component`(`the—int`: 4)
print(c.`user service`().`a b`, c.`d—d`(), type(of: c.`default`()))
