import { vi } from 'vitest'

// What the file before has loaded or replaced is loaded anew; packages stay, as they are Node's own modules here
vi.resetModules()
