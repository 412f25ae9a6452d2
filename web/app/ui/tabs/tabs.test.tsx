import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { TabLinks } from './tab-links.tsx'
import { TabPanel, Tabs } from './tabs.tsx'

function Example({ isShownAlone = false }: { isShownAlone?: boolean }) {
  const [shown, show] = useState<'plan' | 'people'>('plan')
  return (
    <Tabs
      tabs={[
        { name: 'plan', label: 'Plan' },
        { name: 'people', label: 'People', faults: 2 },
      ]}
      shown={shown}
      onShow={show}
      isShownAlone={isShownAlone}
    >
      <TabPanel name="plan">
        <label>
          Days <input />
        </label>
      </TabPanel>
      <TabPanel name="people">Nobody yet</TabPanel>
    </Tabs>
  )
}
const open = (name: RegExp) => fireEvent.click(screen.getByRole('tab', { name }))

it('keeps the input of a hidden panel, and counts the faults of a tab', () => {
  renderScreen(<Example />)
  fireEvent.change(screen.getByLabelText('Days'), { target: { value: '7' } })
  open(/^People , 2 fields to correct$/)
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('People')
  expect(screen.getByText('Nobody yet')).toBeDefined()
  open(/^Plan$/)
  expect(screen.getByLabelText<HTMLInputElement>('Days').value).toBe('7')
})

it('removes a hidden panel that is shown alone', () => {
  renderScreen(<Example isShownAlone />)
  open(/^People/)
  expect(screen.queryByLabelText('Days')).toBeNull()
})

it('marks the link of the open page', () => {
  renderScreen(
    <TabLinks
      label="Parts of the course"
      links={[
        { to: '/course', label: 'Learners', isExact: true },
        { to: '/course/results', label: 'Results' },
      ]}
    />,
    { url: '/course/results' },
  )
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Results')
})
