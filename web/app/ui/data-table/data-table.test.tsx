import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState, type ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'
import { useTableState } from './state/use-table-state.ts'
import { useUrlFilters } from './state/use-url-filters.ts'

type City = { id: string; name: string; people: number }

const fields = { sortable: ['name', 'people'], searchable: ['name'] }
const columns: Column<City>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, value: ({ name }) => name },
  { id: 'people', header: 'People', cell: ({ people }) => people, value: ({ people }) => people },
]
const cities: City[] = ['İzmir', 'Çorum', 'Ankara', 'Zonguldak', 'Şırnak', 'ISPARTA', 'Adana', 'Bursa']
  .concat(['Rize', 'Ordu', 'Muş', 'Van'])
  .map((name, position) => ({ id: String(position), name, people: (position * 7) % 12 }))

function Cities(props: TableProps) {
  const state = useTableState(fields)
  return (
    <DataTable
      title="Cities"
      columns={columns}
      state={state}
      data={cities}
      rowId={({ id }) => id}
      {...props}
    />
  )
}

function Filtered() {
  const filters = useUrlFilters({ line: ['red', 'cool'] })
  return <Cities data={[]} totalCount={0} filtering={filters} emptyHint="Found a city." />
}

type TableProps = Partial<ComponentProps<typeof DataTable<City>>>

/** A table whose props change with each press of "Go on". */
function Changing({ steps }: { steps: TableProps[] }) {
  const [step, setStep] = useState(0)
  return (
    <>
      <button onClick={() => setStep(step + 1)}>Go on</button>
      <Cities {...steps[step]} />
    </>
  )
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('[data-card="lead"]')?.textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const searchOf = (router: ReturnType<typeof renderScreen>) => decodeURIComponent(router.state.location.search)

describe('paging', () => {
  it('goes to the next, last, previous and first page, and Back returns', async () => {
    const router = renderScreen(<Cities />)
    expect(names()).toHaveLength(10)
    expect(screen.getByText('1–10 of 12')).toBeDefined()
    press('Next page')
    expect(searchOf(router)).toBe('?pageIndex=1')
    expect(names()).toEqual(['Muş', 'Van'])
    press('First page')
    press('Last page')
    expect(names()).toEqual(['Muş', 'Van'])
    press('Previous page')
    expect(searchOf(router)).toBe('')
    await act(() => router.navigate(-1))
    expect(searchOf(router)).toBe('?pageIndex=1')
  })

  it('scrolls to the top of the table with a new page', () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    renderScreen(<Cities />)
    press('Previous page')
    expect(scrolled).not.toHaveBeenCalled()
    press('Next page')
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('region', { name: 'Cities' })])
    scrolled.mockRestore()
  })

  it('folds filters and order until they are opened', () => {
    renderScreen(<Cities />, { url: '/?sortBy=name:asc' })
    const fold = screen.getByRole('button', { name: 'Filter and sort (1)' })
    expect(fold.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(fold)
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    const panel = document.querySelector(`[id="${fold.getAttribute('aria-controls')}"]`)
    expect(panel?.contains(screen.getByRole('combobox', { name: 'Sort by' }))).toBe(true)
  })

  it('does nothing at the ends, and keeps the focus there', () => {
    const router = renderScreen(<Cities />)
    const previous = screen.getByRole('button', { name: 'Previous page' })
    previous.focus()
    press('Previous page')
    expect(previous.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(previous)
    expect(router.state.historyAction).toBe('POP')
  })

  it('offers 10 to 50 rows, and starts again at the first page', () => {
    const router = renderScreen(<Cities totalCount={90} />, { url: '/?pageIndex=1' })
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' })
    expect([...sizes.querySelectorAll('option')].map(({ value }) => value)).toEqual([
      '10',
      '20',
      '30',
      '40',
      '50',
    ])
    fireEvent.change(sizes, { target: { value: '20' } })
    expect(searchOf(router)).toBe('?pageSize=20')
  })

  it('returns from a page that no longer exists', async () => {
    const router = renderScreen(<Cities />, { url: '/?pageIndex=7' })
    await waitFor(() => expect(searchOf(router)).toBe('?pageIndex=1'))
  })
})

describe('sorting', () => {
  it('cycles through ascending, descending and the default order', () => {
    const router = renderScreen(<Cities />)
    const header = () => screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')
    expect(header()).toBe('none')
    press('Name')
    expect([header(), searchOf(router)]).toEqual(['ascending', '?sortBy=name:asc'])
    expect(names().slice(0, 4)).toEqual(['Adana', 'Ankara', 'Bursa', 'Çorum'])
    press('Name')
    expect([header(), searchOf(router)]).toEqual(['descending', '?sortBy=name:desc'])
    expect(names()[0]).toBe('Zonguldak')
    press('Name')
    expect([header(), searchOf(router)]).toEqual(['none', ''])
  })

  it('sorts numbers as numbers', () => {
    renderScreen(<Cities />, { url: '/?sortBy=people:desc' })
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('11')
  })
})

describe('searching', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('waits for a pause in typing and replaces the URL', () => {
    vi.useFakeTimers()
    const router = renderScreen(<Cities />, { url: '/?pageIndex=1' })
    const field = screen.getByRole('textbox', { name: 'Search' })
    fireEvent.change(field, { target: { value: 'is' } })
    fireEvent.change(field, { target: { value: 'isp' } })
    expect(searchOf(router)).toBe('?pageIndex=1')
    act(() => void vi.advanceTimersByTime(300))
    expect(searchOf(router)).toBe('?searchText=isp')
    expect(router.state.historyAction).toBe('REPLACE')
    expect(names()).toEqual(['ISPARTA'])
  })

  it('searches at once when the user leaves the search field', () => {
    vi.useFakeTimers()
    const router = renderScreen(<Cities />)
    const field = screen.getByRole('textbox', { name: 'Search' })
    fireEvent.change(field, { target: { value: 'isp' } })
    fireEvent.blur(field)
    expect(searchOf(router)).toBe('?searchText=isp')
  })

  it.each([
    ['izmir', 'İzmir'],
    ['sirnak', 'Şırnak'],
    ['CORUM', 'Çorum'],
  ])('finds the same rows as the server for %s %s', (searchText, name) => {
    renderScreen(<Cities />, { url: `/?searchText=${searchText}` })
    expect(names()).toEqual([name])
  })

  it('searches All Columns or one searchable column', () => {
    const router = renderScreen(<Cities />)
    const choice = screen.getByRole('combobox', { name: 'Search in' })
    expect([...choice.querySelectorAll('option')].map(({ text }) => text)).toEqual(['All Columns', 'Name'])
    fireEvent.change(choice, { target: { value: 'name' } })
    expect(searchOf(router)).toBe('?searchColumn=name')
    fireEvent.change(choice, { target: { value: '' } })
    expect(searchOf(router)).toBe('')
  })

  it('shows the text of a link, and of Back', async () => {
    const router = renderScreen(<Cities />, { url: '/?searchText=van' })
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' }).value
    expect(field()).toBe('van')
    await act(() => router.navigate('/?searchText=rize'))
    expect(field()).toBe('rize')
    await act(() => router.navigate(-1))
    expect(field()).toBe('van')
  })
})

describe('states', () => {
  it('shows that there is no data, and what to do', () => {
    renderScreen(<Cities data={[]} emptyHint="Found a city." />)
    expect(screen.getByText('No data available')).toBeDefined()
    expect(screen.getByText('Found a city.')).toBeDefined()
  })

  it('shows the empty state in Turkish', () => {
    renderScreen(<Cities data={[]} />, { language: 'tr' })
    expect(screen.getByText('Gösterilecek veri yok')).toBeDefined()
    expect(screen.getByText('Tüm Sütunlar')).toBeDefined()
  })

  it('offers to clear a search without results', () => {
    const router = renderScreen(<Cities />, { url: '/?searchText=london' })
    expect(screen.getByText('No data available')).toBeDefined()
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear the search' })[1] ?? document.body)
    expect(searchOf(router)).toBe('')
    expect(names()).toHaveLength(10)
  })

  it('offers to clear filters and search when nothing matches', () => {
    const router = renderScreen(<Filtered />, { url: '/?line=red&searchText=london&pageSize=20' })
    expect(screen.getByText('No data available')).toBeDefined()
    expect(screen.getByText('Nothing matches these filters.')).toBeDefined()
    press('Clear filters')
    expect(searchOf(router)).toBe('?pageSize=20')
    expect(screen.getByText('Found a city.')).toBeDefined()
  })

  it('ignores unknown filter values', () => {
    renderScreen(<Filtered />, { url: '/?line=nonsense' })
    expect(screen.queryByText('Nothing matches these filters.')).toBeNull()
  })

  it('keeps the rows under the Loading overlay', () => {
    renderScreen(<Cities isLoading />)
    expect(screen.getByRole('status').textContent).toBe('Loading')
    expect(names()).toHaveLength(10)
  })

  it('shows neither rows nor an empty state before the first reply', () => {
    renderScreen(<Cities data={undefined} isLoading />)
    expect(screen.queryByText('No data available')).toBeNull()
    expect(screen.queryAllByRole('cell', { hidden: false })).toHaveLength(0)
  })

  it('is busy until the first reply or failure', () => {
    const isBusy = () => screen.getByRole('table').closest('[aria-busy]')?.getAttribute('aria-busy')
    renderScreen(<Changing steps={[{ data: undefined }, { data: undefined, error: 'The bus broke down' }]} />)
    expect(isBusy()).toBe('true')
    press('Go on')
    expect(isBusy()).toBe('false')
  })

  it('keeps the rows under the Error overlay when the next page fails', () => {
    const steps = [
      { data: cities.slice(0, 3), totalCount: 47 },
      { data: undefined, totalCount: undefined, error: 'The bus broke down' },
      { data: cities.slice(3, 5), totalCount: 47 },
    ]
    renderScreen(<Changing steps={steps} />)
    press('Go on')
    expect(names()).toEqual(['İzmir', 'Çorum', 'Ankara'])
    expect(screen.getByText('1–10 of 47')).toBeDefined()
    press('Go on')
    expect(names()).toEqual(['Zonguldak', 'Şırnak'])
  })

  it('shows an Error alert with a retry', () => {
    const retry = vi.fn<() => void>()
    renderScreen(<Cities error="The bus broke down" onRetry={retry} />)
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('Error')
    expect(alert.textContent).toContain('The bus broke down')
    press('Try again')
    expect(retry).toHaveBeenCalledOnce()
  })
})

it('shows a page of the server unchanged', () => {
  renderScreen(<Cities data={cities.slice(0, 3)} totalCount={47} />, {
    url: '/?pageIndex=4&sortBy=name:asc&searchText=zzz',
  })
  expect(names()).toEqual(['İzmir', 'Çorum', 'Ankara'])
  expect(screen.getByText('41–47 of 47')).toBeDefined()
})
