export const errorDialog = {
  title: 'Unexpected Application Error!',
  text: 'Something broke on our side of the line. What you saved is safe.',
  tryAgain: 'Try Again',
  reload: 'Reload Page',
  noScript: 'This page needs JavaScript. Switch it on in your browser and reload the page.',
} as const
