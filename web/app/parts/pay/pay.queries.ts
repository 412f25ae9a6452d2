import * as contract from '@sohbet/contract/lessons/pay'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const always = { staleTime: 0 }

export const statementsQuery = (month: string) =>
  queryOptions({
    queryKey: ['pay', 'months', month],
    queryFn: ({ signal }) => call(contract.listStatements, { query: { month } }, { signal }),
    ...always,
  })

export const statementQuery = (coachId: string, month: string) =>
  queryOptions({
    queryKey: ['pay', 'statement', coachId, month],
    queryFn: ({ signal }) =>
      call(contract.getStatement, { params: { coachId }, query: { month } }, { signal }),
    ...always,
  })

export const ownStatementQuery = (month: string) =>
  queryOptions({
    queryKey: ['pay', 'own', month],
    queryFn: ({ signal }) => call(contract.getOwnStatement, { query: { month } }, { signal }),
    ...always,
  })

export function useCloseMonth(month: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(contract.closeMonth, { params: { month } }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['pay'] }),
  })
}

type Asked = { coachId: string; month: string }

export const useStatementPdf = ({ coachId, month }: Asked) =>
  useMutation({
    mutationFn: () => call(contract.printStatement, { params: { coachId }, query: { month } }),
  })

export const useStatementCsv = ({ coachId, month }: Asked) =>
  useMutation({
    mutationFn: () => call(contract.exportStatement, { params: { coachId }, query: { month } }),
  })
