export const errorDialog = {
  title: 'Unexpected Application Error!',
  text: 'Something broke on our side of the line. What you saved is safe.',
  tryAgain: 'Try Again',
  reload: 'Reload Page',
} as const
