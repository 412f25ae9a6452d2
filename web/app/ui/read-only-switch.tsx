import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'

/** A switch that shows a fact and cannot be turned here. */
export const ReadOnlySwitch = ({ isOn, label }: { isOn: boolean; label: string }) => (
  <Switch
    checked={isOn}
    readOnly
    aria-readonly
    aria-label={label}
    tabIndex={-1}
    style={{ pointerEvents: 'none' }}
    color="var(--green)"
  />
)
