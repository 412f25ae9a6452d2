import { CloseButton, TextInput } from '@mantine/core'
import { limits } from '@sohbet/contract/fields'
import { useDebouncedCallback } from '@mantine/hooks'
import IconSearch from '#icons/IconSearch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectBox } from '../select-box.tsx'
import type { Column } from './column.ts'
import styles from './table-search.module.css'
import type { TableState } from './use-table-state.ts'

const typingPause = 300

type Props<Row> = { columns: readonly Column<Row>[]; state: TableState }

/** The search text with its column selector. */
export function TableSearch<Row>({ columns, state }: Props<Row>) {
  const { t } = useTranslation('ui')
  const { searchText, searchColumn } = state.view
  const [draft, setDraft] = useState(searchText)
  const [sent, setSent] = useState(searchText)
  const [known, setKnown] = useState(searchText)

  const send = (text: string, column = searchColumn) => {
    setSent(text)
    state.search(text, column)
  }
  const sendLater = useDebouncedCallback(send, typingPause)

  // The URL changed by itself (Back, a link): show its text, unless it is the echo of what was typed here.
  if (searchText !== known) {
    setKnown(searchText)
    if (searchText !== sent) {
      setDraft(searchText)
      setSent(searchText)
    }
  }

  const searchable = columns.filter(({ id }) => state.fields.searchable.includes(id))
  const clear = () => {
    sendLater.cancel()
    setDraft('')
    send('')
  }

  return (
    <div className={styles.search}>
      <TextInput
        className={styles.searchText}
        aria-label={t('table.search')}
        placeholder={t('table.search')}
        maxLength={limits.searchText}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={draft && <CloseButton size="sm" aria-label={t('table.clearSearch')} onClick={clear} />}
        value={draft}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value)
          sendLater(currentTarget.value)
        }}
      />
      <SelectBox
        className={styles.choice}
        aria-label={t('table.searchIn')}
        value={searchColumn ?? ''}
        onChange={({ currentTarget }) => {
          sendLater.cancel()
          send(draft, currentTarget.value || undefined)
        }}
        data={[
          { value: '', label: t('table.allColumns') },
          ...searchable.map(({ id, header }) => ({ value: id, label: header })),
        ]}
      />
    </div>
  )
}
