import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SortableList } from './sortable-list.tsx'
import { renderScreen } from '../testing/render-screen.tsx'

const stops = ['Bank', 'Angel', 'Oval'].map((id) => ({ id }))

function Stops() {
  const [items, setItems] = useState(stops)
  return (
    <SortableList label="Stops" items={items} nameOf={({ id }) => id} onOrder={setItems}>
      {({ id }, index) => `${index + 1} ${id}`}
    </SortableList>
  )
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('moves an entry up and down, and announces its place', () => {
  renderScreen(<Stops />)
  press('Move Oval up')
  expect(shown()).toEqual(['1 Bank', '2 Oval', '3 Angel'])
  expect(screen.getByText('Oval is now at place 2 of 3')).toBeDefined()
  press('Move Bank down')
  expect(shown()).toEqual(['1 Oval', '2 Bank', '3 Angel'])
})

it('keeps the arrows at the ends focusable, without effect', () => {
  renderScreen(<Stops />)
  const up = screen.getByRole('button', { name: 'Move Bank up' })
  expect(up.getAttribute('aria-disabled')).toBe('true')
  press('Move Bank up')
  press('Move Oval down')
  expect(shown()).toEqual(['1 Bank', '2 Angel', '3 Oval'])
})

it('gives each entry a handle with instructions, in Turkish too', () => {
  renderScreen(<Stops />, { language: 'tr' })
  expect(screen.getByRole('button', { name: 'Bank: taşı' })).toBeDefined()
  expect(screen.getByText(/boşluk tuşuna bas/)).toBeDefined()
})
