// The icon package types only its index, and the index drags thousands of files through every build and test.
declare module '#icons/*' {
  import type { Icon } from '@tabler/icons-react'
  const icon: Icon
  export default icon
}
