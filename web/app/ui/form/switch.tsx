import '@mantine/core/styles/Switch.css'
import { Switch as Part, type SwitchProps } from '@mantine/core'

/** On is green; theme/inputs.css has the rest. */
export const Switch = (props: SwitchProps) => <Part size="md" color="var(--green)" {...props} />
