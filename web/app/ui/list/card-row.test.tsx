import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { CardRow, type CardColumn } from './card-row.tsx'
import { PlainTable } from './plain-table.tsx'

type Person = { id: string; name: string; email: string; city: string }
const person = { id: '7', name: 'Ayşe', email: 'ayse@ornek.test', city: 'İzmir' }

const id: CardColumn<Person> = { id: 'id', header: 'ID', cell: (row) => row.id }
const name: CardColumn<Person> = { id: 'name', card: 'lead', header: 'Name', cell: (row) => row.name }
const email: CardColumn<Person> = { id: 'email', card: 'line', header: 'Email', cell: (row) => row.email }
const city: CardColumn<Person> = { id: 'city', header: 'City', cell: (row) => row.city }

const renderRow = (columns: readonly CardColumn<Person>[], renderActions?: () => string) =>
  renderScreen(
    <table>
      <tbody>
        <CardRow columns={columns} row={person} renderActions={renderActions} />
      </tbody>
    </table>,
  )

const places = () =>
  within(screen.getByRole('row'))
    .getAllByRole('cell')
    .filter(({ dataset }) => dataset['card'] !== 'toggle')
    .map(({ dataset, textContent }) => [dataset['card'], textContent])
const toggle = () => screen.queryByRole('button', { name: 'Details: Ayşe' })

it('leads with the described column, and not with the id before it', () => {
  renderRow([id, name, email])
  expect(places()).toEqual([
    ['detail', '7'],
    ['lead', 'Ayşe'],
    ['line', 'ayse@ornek.test'],
  ])
})

it('leads with the first column when none is described', () => {
  renderRow([{ ...name, card: undefined }, city])
  expect(places()).toEqual([
    ['lead', 'Ayşe'],
    ['detail', 'İzmir'],
  ])
})

it('opens and closes the details with a button that names the row', () => {
  renderRow([name, city])
  const row = screen.getByRole('row')
  expect([toggle()?.getAttribute('aria-expanded'), row.dataset['fold']]).toEqual(['false', 'closed'])
  fireEvent.click(toggle() ?? document.body)
  expect([toggle()?.getAttribute('aria-expanded'), row.dataset['fold']]).toEqual(['true', 'open'])
  fireEvent.click(toggle() ?? document.body)
  expect(row.dataset['fold']).toBe('closed')
})

it('has the button before the details and actions that it opens', () => {
  renderRow([name, city], () => 'Edit')
  const [first, ...others] = screen.getAllByRole('cell')
  expect(first?.contains(toggle())).toBe(true)
  expect(others.map(({ dataset }) => dataset['card'])).toEqual(['lead', 'detail', 'actions'])
})

it('opens for actions alone', () => {
  renderRow([name, email], () => 'Edit')
  expect(toggle()).not.toBeNull()
})

it('has no button when the card shows everything', () => {
  renderRow([name, email])
  expect(toggle()).toBeNull()
})

it('keeps all values of a plain table open unless columns have a place', () => {
  renderScreen(
    <PlainTable
      label="People"
      rows={[person]}
      rowId={({ id: one }) => one}
      columns={[{ ...name, card: undefined }, city]}
    />,
  )
  expect(toggle()).toBeNull()
  expect(screen.getByRole('rowheader').textContent).toBe('Ayşe')
})
