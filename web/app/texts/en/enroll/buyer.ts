/** Who pays, asked only by some payment providers. */
export const buyer = {
  title: 'Who pays',
  why: 'The payment provider asks for this. We pass it on and show it to nobody else.',
  name: 'First name',
  surname: 'Surname',
  phone: 'Phone',
  identityNumber: 'Turkish identity or passport number',
  address: 'Address',
  city: 'City',
  country: 'Country',
  remember: 'Remember this for my next payment',
  instalments:
    'You can pay in up to {{count}} instalments: you choose on the payment page. Your bank may add a fee.',
} as const
