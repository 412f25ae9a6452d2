import type { Icon } from '@tabler/icons-react'
import type { shell } from '../texts/en/shared/shell.ts'

/** One stop of an area's sidebar. */
export type NavigationEntry = { to: string; label: keyof typeof shell.entries; icon: Icon }
