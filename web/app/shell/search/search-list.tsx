import '@mantine/core/styles/Combobox.css'
import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { leastSearched } from '@sohbet/contract/core/search'
import type { Role } from '@sohbet/domain/account/role'
import { useQuery } from '@tanstack/react-query'
import IconSearch from '#icons/IconSearch'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { useMoreLabel } from '../../ui/list/more-count.tsx'
import { keyOf, type SearchPlaces, type SearchResult } from './places.ts'
import { searchQuery, useRecent } from './search.queries.ts'
import styles from './search.module.css'
import { matching, useActions } from './own-results.ts'
import { useGroups, type Group } from './use-search-results.ts'

type Sources = { area: Role; screens: readonly SearchResult[]; places: SearchPlaces }
type Props = Sources & { onClose: () => void }

/** Screens and actions are found at once; other results are requested after a pause in typing. */
function useFound(typed: string, { area, screens, places }: Sources) {
  const text = typed.trim()
  const [debounced] = useDebouncedValue(text, 150)
  const toGroups = useGroups(places)
  const actions = useActions(area, places)
  const { recent } = useRecent()
  const { data, error, isFetching, refetch } = useQuery(searchQuery(debounced))
  const isLongEnough = text.length >= leastSearched
  const groups: Group[] =
    text === ''
      ? [{ kind: 'recent' as const, results: recent, moreCount: 0 }].filter(
          ({ results }) => results.length > 0,
        )
      : toGroups(
          [
            { kind: 'screens', results: matching(screens, text), moreCount: 0 },
            { kind: 'actions', results: matching(actions, text), moreCount: 0 },
          ],
          isLongEnough ? data : undefined,
        )
  const isWaiting = isLongEnough && (isFetching || debounced !== text)
  return { text, groups, isLongEnough, isWaiting, error: isLongEnough && !isWaiting ? error : null, refetch }
}

export function SearchList({ onClose, ...sources }: Props) {
  const { t } = useTranslation('search')
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const { remember } = useRecent()
  const combobox = useCombobox({ opened: true })
  const { text, groups, isLongEnough, isWaiting, error, refetch } = useFound(typed, sources)
  const results = groups.flatMap((group) => group.results)

  const keys = results.map(keyOf).join(' ')
  useEffect(() => {
    // Enter opens the first one
    if (keys) combobox.selectFirstOption()
    else combobox.resetSelectedOption()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the store is new on every render
  }, [keys])

  const follow = (key: string) => {
    const result = results.find((one) => keyOf(one) === key)
    if (!result) return
    onClose()
    if (result.run) return result.run()
    remember(result)
    void navigate(result.to)
  }

  return (
    <Combobox store={combobox} onOptionSubmit={follow}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          data-autofocus
          className={styles.field}
          size="md"
          // The surrounding target adds aria-controls and aria-expanded
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props, jsx-a11y/prefer-tag-over-role
          role="combobox"
          aria-autocomplete="list"
          inputMode="search"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          leftSection={<IconSearch size={20} aria-hidden />}
          rightSection={isWaiting && <Loader size={18} />}
          value={typed}
          maxLength={100}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // The list never closes, so that it would keep Esc from the dialog
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
      </Combobox.EventsTarget>
      <Stops groups={groups} />
      {error && <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />}
      {!error && results.length === 0 && (
        <p className={styles.none}>
          {isWaiting ? t('searching') : isLongEnough ? t('nothing', { text }) : t('hint')}
        </p>
      )}
      <output className={styles.announcement}>
        {isLongEnough && !isWaiting && t('count', { count: results.length })}
      </output>
    </Combobox>
  )
}

function Stops({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation('search')
  const withCount = useMoreLabel()
  return (
    <Combobox.Options className={styles.list} aria-label={t('results')}>
      {groups.map(({ kind, results, moreCount }) => (
        <Combobox.Group key={kind} label={withCount(t(`group.${kind}`), moreCount)}>
          {results.map((result) => (
            <Combobox.Option key={keyOf(result)} value={keyOf(result)} className={styles.option}>
              <span>{result.title}</span>
              {result.about && <small>{result.about}</small>}
            </Combobox.Option>
          ))}
        </Combobox.Group>
      ))}
    </Combobox.Options>
  )
}
