export const brand = {
  title: 'Brand',
  hint: 'How the school appears: on every page, in mails, on receipts and in calendars. A change is seen at once.',
  field: {
    name: 'Name of the school',
    taglineTr: 'One sentence about the school (Turkish)',
    taglineEn: 'One sentence about the school (English)',
    footerTr: 'Last line (Turkish)',
    footerEn: 'Last line (English)',
    contactEmail: 'Contact address (email)',
    contactPhone: 'Contact phone',
    primary: 'Colour of buttons',
    accent: 'Colour of links',
    messagingLink: 'Messaging link',
  },
  taglineHint: 'For search engines and the installed app.',
  footerHint:
    'At the bottom of pages, mails and receipts. Leave it empty and the pages show the motto of the site.',
  contact: 'Contact',
  contactHint:
    'Visitors and learners see these. Leave one empty and they see the address or number of the school’s details.',
  messagingHint: 'A chat such as https://wa.me/90… or https://t.me/…',
  colours: 'Colours',
  coloursHint:
    'The first colour is for buttons, the second one for links and choices. Text must be readable on both, so light colours are refused. In dark mode the pages use a fitting shade.',
  darker: 'Use the nearest darker colour, {{colour}}',
  sample: { light: 'On light pages', dark: 'On dark pages', button: 'Join us', link: 'A link' },
  submit: 'Save the brand',
  undo: 'Undo',
  saved: 'Brand saved',
  savedHint: 'Pages, mails and receipts follow from now on.',
  failed: 'The brand could not be saved',
} as const
