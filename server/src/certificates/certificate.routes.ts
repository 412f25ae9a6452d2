import * as contract from '@sohbet/contract/learning/certificates'
import type { Bind } from '../context/context.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { readCertificates, readOwnCertificates } from './certificate.reads.ts'
import { revokeCertificate, showCertificateName } from './change-certificate.ts'
import { issueCertificate } from './issue-certificate.ts'
import { printCertificate } from './print-certificate.ts'

export function certificateRoutes(bind: Bind) {
  bind(contract.getOwnCertificates, (ctx) => readOwnCertificates(ctx))
  bind(contract.issueCertificate, (ctx, { body }) => refuseIfErased(() => issueCertificate(ctx, body)))
  bind(contract.showCertificateName, (ctx, { params, body }) =>
    showCertificateName(ctx, { ...params, ...body }),
  )
  bind(contract.printCertificate, (ctx, { params, query }) => printCertificate(ctx, { ...params, ...query }))

  bind(contract.listCertificates, ({ db }, { query }) => readCertificates(db, query))
  bind(contract.revokeCertificate, (ctx, { params, body }) =>
    refuseIfErased(() => revokeCertificate(ctx, { ...params, ...body })),
  )
}
