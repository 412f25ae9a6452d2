import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { ExportMovements } from './export-movements.tsx'
import { Papers } from './papers.tsx'

const id = '0190a3c4-0000-7000-8000-0000000000a1'
const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()
const stub = () => vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => fetching(url, init))
afterEach(() => {
  vi.unstubAllGlobals()
  fetching.mockReset()
})

it('shows whom the enrolment is invoiced to, and removes an invoice after a question', async () => {
  const invoice = { id, name: 'fatura.pdf', createdAt: '2026-05-04T09:40:00.000Z', url: '/api/x' }
  const billing = {
    kind: 'company',
    name: 'Köprü A.Ş.',
    taxOffice: 'Kadıköy',
    taxNumber: '4840847211',
    address: 'Moda',
  }
  fetching.mockImplementation((_url, init) =>
    Response.json({ billing, invoices: init?.method === 'DELETE' ? [] : [invoice] }),
  )
  stub()
  renderScreen(<Papers enrollmentId={id} />)
  expect((await screen.findByRole('link', { name: 'fatura.pdf' })).getAttribute('href')).toBe('/api/x')
  expect(screen.getByText('Kadıköy · 4840847211')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Remove fatura.pdf' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByText(/^No invoice is uploaded yet/)).toBeDefined()
})

it('exports the movements of the chosen days', async () => {
  fetching.mockImplementation(() => Response.json({ fileName: 'movements.csv', csv: 'Date' }))
  stub()
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  renderScreen(<ExportMovements />)
  fireEvent.click(screen.getByRole('button', { name: 'For the accountant' }))
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-01-01' } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-31' } })
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(fetching.mock.calls[0]?.[0]).toContain('/papers/movements/csv?from=2026-01-01&to=2026-03-31')
})
