import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import IconChevronDown from '#icons/IconChevronDown'

/** The platform's own select: best on a phone, with the keyboard and with a screen reader. */
export const SelectBox = (props: NativeSelectProps) => (
  <NativeSelect size="md" rightSection={<IconChevronDown size={16} aria-hidden />} {...props} />
)
