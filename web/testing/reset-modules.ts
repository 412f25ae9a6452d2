import { vi } from 'vitest'

// Reloads our modules that an earlier file loaded or mocked; packages stay, because Node loads them
vi.resetModules()
