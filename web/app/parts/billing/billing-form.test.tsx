import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { BillingForm } from './billing-form.tsx'

const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()
beforeEach(() => {
  fetching.mockImplementation((_url, init) =>
    typeof init?.body === 'string' ? Response.json(JSON.parse(init.body)) : Response.json({ billing: null }),
  )
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => fetching(url, init))
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetching.mockReset()
})

const saves = () => fetching.mock.calls.filter(([, init]) => init?.method === 'PUT')
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('asks a company for its tax office and a valid tax number, then saves them', async () => {
  renderScreen(<BillingForm />)
  fireEvent.click(await screen.findByRole('radio', { name: 'A company' }))
  fill('Company name', 'Köprü A.Ş.')
  fill('Tax number', '4840847212')
  fill('Address', 'Moda')
  fireEvent.click(screen.getByRole('button', { name: 'Save the invoice details' }))
  expect(
    await screen.findByText('Tax number is not valid: it has 10 digits, or 11 for an identity number'),
  ).toBeDefined()
  expect(screen.getByText('Please fill in this field')).toBeDefined()
  expect(saves()).toHaveLength(0)
  fill('Tax office', 'Kadıköy')
  fill('Tax number', '4840847211')
  fireEvent.click(screen.getByRole('button', { name: 'Save the invoice details' }))
  await waitFor(() => expect(saves()).toHaveLength(1))
  const billing = {
    kind: 'company',
    name: 'Köprü A.Ş.',
    taxOffice: 'Kadıköy',
    taxNumber: '4840847211',
    address: 'Moda',
  }
  expect(saves()[0]?.[1]?.body).toBe(JSON.stringify({ billing }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove them' }))
  await waitFor(() => expect(saves()).toHaveLength(2))
})
