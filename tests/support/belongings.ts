import { randomUUID } from 'node:crypto'
import { hashToken, randomToken } from '@/lib/core/server/crypto'
import { db } from '@/lib/core/server/db'
import { readerKeyOf } from '@/lib/users/queries'
import { createArticle, createMember, type Member } from './factories'

/** What must never leave the database, one value a person. */
export type Secrets = {
  totp: string
  tokenHash: string
  accessToken: string
  ipHash: string
  recovery: string
}

/** One of everything that an account can own; `mark` stands in each text of it. */
export async function fill({ id: userId, email }: Member, mark: string) {
  const secrets: Secrets = {
    totp: `totp${randomUUID()}`,
    tokenHash: hashToken(randomToken()),
    accessToken: hashToken(randomToken()),
    ipHash: `ip${randomUUID()}`,
    recovery: `code${randomUUID()}`,
  }
  const read = await createArticle({ title: `Read by ${mark}` })
  const mine = { authorId: userId, submittedByUser: true, content: `<p>Written by ${mark}.</p>` }
  const own = {
    approved: await createArticle({ ...mine, title: `Published by ${mark}`, tags: ['Steel'] }),
    draft: await createArticle({ ...mine, status: 'draft' }),
    pending: await createArticle({ ...mine, status: 'pending_review' }),
    rejected: await createArticle({ ...mine, status: 'rejected' }),
  }
  const articleId = own.approved.id
  await db.user.update({ where: { id: userId }, data: { company: mark, totpSecret: secrets.totp } })
  await db.article.update({ where: { id: articleId }, data: { memberNote: `Note of ${mark}` } })
  await db.reviewEvent.create({
    data: { articleId, action: 'submitted', actorId: userId, note: `Note of ${mark}` },
  })
  await db.articleRevision.create({
    data: { articleId, revision: 1, title: 'T', content: 'C', editorId: userId, note: mark },
  })
  await db.articleCheck.create({
    data: {
      articleId: read.id,
      revision: 1,
      checkerId: userId,
      figures: true,
      clauses: false,
      limits: false,
      editions: false,
    },
  })
  await db.session.create({
    data: {
      userId,
      tokenHash: secrets.tokenHash,
      ipHash: secrets.ipHash,
      device: mark,
      expiresAt: new Date(),
      absoluteExpiresAt: new Date(),
      endedAt: new Date(),
      endReason: 'signed_out',
    },
  })
  await db.signIn.create({ data: { userId, device: mark, ipHash: secrets.ipHash, succeeded: true } })
  await db.emailToken.create({
    data: {
      userId,
      purpose: 'verify_email',
      tokenHash: hashToken(secrets.totp),
      address: email,
      expiresAt: new Date(),
    },
  })
  await db.emailChange.create({
    data: {
      userId,
      id: randomUUID(),
      tokenHash: hashToken(`${secrets.totp} of a change`),
      address: `new-${email}`,
      expiresAt: new Date(),
    },
  })
  await db.accessToken.create({
    data: {
      userId,
      name: `Token of ${mark}`,
      tokenHash: secrets.accessToken,
      prefix: 'abc123',
      expiresAt: new Date(Date.now() + 86_400_000),
    },
  })
  await db.recoveryCode.create({ data: { userId, codeHash: secrets.recovery } })
  await db.figure.create({
    data: {
      id: randomToken().slice(0, 22),
      ownerId: userId,
      mime: 'image/png',
      width: 1,
      height: 1,
      bytes: Buffer.from(mark),
      sha256: hashToken(mark),
    },
  })
  await db.draft.create({ data: { userId, payload: { title: `Draft of ${mark}` } } })
  const comment = await db.comment.create({
    data: { userId, articleId: read.id, content: `Comment of ${mark}` },
  })
  await db.commentReport.create({ data: { commentId: comment.id, reporterId: userId, reason: mark } })
  await db.erratum.create({
    data: {
      articleId: read.id,
      articleTitle: 'Read',
      reporterId: userId,
      revision: 1,
      passage: 'A passage.',
      kind: 'technical',
      report: `Report of ${mark}`,
    },
  })
  await db.like.create({ data: { userId, articleId: read.id } })
  const folder = await db.bookmarkFolder.create({ data: { ownerId: userId, name: `Folder of ${mark}` } })
  const bookmark = await db.bookmark.create({
    data: { userId, articleId: read.id, notes: `Notes of ${mark}` },
  })
  await db.mention.createMany({
    data: [
      { commentId: comment.id, standard: `Standard of ${mark}` },
      { bookmarkId: bookmark.id, standard: `Standard of ${mark}` },
    ],
  })
  await db.bookmarkFiling.create({
    data: { bookmarkId: bookmark.id, folderId: folder.id, ownerId: userId },
  })
  const copy = await db.calculationCopy.create({
    data: {
      userId,
      articleId: read.id,
      key: 'beam',
      revision: 1,
      title: `Calculation of ${mark}`,
      madeBy: mark,
      source: 'given x = 1',
      calculation: 'Beam',
      values: {},
      outcome: 'unchecked',
    },
  })
  await db.copyFiling.create({ data: { copyId: copy.id, folderId: folder.id, ownerId: userId } })
  const project = await db.project.create({
    data: {
      ownerId: userId,
      folderId: folder.id,
      name: `Project of ${mark}`,
      invitations: { create: { email: `invited-by-${userId}@example.org`, role: 'view' } },
    },
  })
  await db.projectItem.create({
    data: {
      projectId: project.id,
      kind: 'note',
      position: 0,
      text: `Item of ${mark}`,
      addedById: userId,
    },
  })
  await db.projectComment.create({
    data: { projectId: project.id, userId, content: `Remark of ${mark}` },
  })
  const others = { ownerId: (await createMember()).id, name: 'Of somebody else' }
  await db.project.create({ data: { ...others, members: { create: { userId, role: 'edit' } } } })
  await db.project.create({ data: { ...others, invitations: { create: { email, role: 'edit' } } } })
  const path = await db.readingPath.create({
    data: {
      slug: `path-${randomUUID()}`,
      title: 'Steel',
      summary: 'S',
      audience: 'A',
      items: { create: { kind: 'article', position: 0, text: 'Read it.', articleId: read.id } },
      readers: { create: { userId } },
    },
    select: { items: { select: { id: true } } },
  })
  await db.readingPathMark.create({ data: { userId, itemId: path.items[0]!.id, done: true } })
  await db.watch.create({ data: { userId, copyId: copy.id } })
  await db.watchNews.create({ data: { userId, kind: 'changed', articleId: read.id, reason: mark } })
  await db.articleReading.create({ data: { articleId: read.id, readerKey: readerKeyOf(userId) } })
  await db.searchEvent.create({ data: { userId, query: mark, resultsCount: 1, clickedArticleId: read.id } })
  await db.pageView.create({ data: { userId, sessionId: `session_${mark}`, pageUrl: `/${mark}` } })
  await db.engagementEvent.create({
    data: { userId, sessionId: `session_${mark}`, articleId: read.id, engagementType: 'print' },
  })
  await db.assistantQuestion.create({ data: { userId, question: mark, answered: true, answer: {} } })
  const message = { name: mark, email, subject: 'S', message: 'M' }
  await db.contactSubmission.create({ data: { ...message, userId } })
  // Sent without signing in, from the same address.
  await db.contactSubmission.create({ data: message })
  for (const owner of [userId, null])
    await db.mailMessage.create({
      data: { eventKey: randomUUID(), userId: owner, template: 'contact-receipt', recipient: email },
    })
  await db.notification.create({ data: { userId, kind: 'k', title: mark } })
  await db.subscription.create({
    data: {
      userId,
      plan: 'monthly',
      state: 'canceled',
      stripeCustomerId: mark,
      stripeSubscriptionId: randomUUID(),
      stripePriceId: 'price',
    },
  })
  const customerId = randomUUID()
  await db.billingAccount.create({ data: { userId, stripeCustomerId: customerId } })
  await db.stripeEvent.create({
    data: { id: randomUUID(), type: 't', payload: { userId }, customerId, occurredAt: new Date() },
  })
  await db.membershipGrant.create({ data: { userId, plan: 'monthly', reason: mark } })
  await db.auditEntry.create({
    data: {
      actorName: 'Ada Byron',
      action: 'user.email',
      targetType: 'user',
      targetId: userId,
      before: { email: `old-${email}` },
      after: { email, role: 'user' },
    },
  })
  await db.auditEntry.create({
    data: {
      actorId: userId,
      actorName: `Mary ${mark}`,
      action: 'tag.create',
      targetType: 'tag',
      targetId: '1',
    },
  })
  return { secrets, own, read, mark }
}
