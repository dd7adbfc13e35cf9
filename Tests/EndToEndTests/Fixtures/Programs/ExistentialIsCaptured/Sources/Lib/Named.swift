public protocol Named {}
