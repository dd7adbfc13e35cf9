import Foundation

let clock = BladeClock()
print(clock.half().count, clock.date().data.first.count, clock.date().data.second.count)
print(clock.now().timeIntervalSince1970)
