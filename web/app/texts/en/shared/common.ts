export const common = {
  errorOccurred: 'An error occurred: {{reason}}',
  unreachable: 'the school cannot be reached, please check your connection',
  offline: 'You are offline',
  offlineLink: 'This page opens when you are back online.',
  unexpectedError: 'An unexpected error occurred',
  home: 'Home',
  signIn: 'Sign In',
} as const
