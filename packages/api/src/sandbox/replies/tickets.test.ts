import { describe, expect, it } from 'vitest'
import { createTestSandbox } from '../testSandbox.ts'

function sandboxWithTicket(as = 'admin') {
  const asking = createTestSandbox()
  const { users } = asking.sandbox.world
  const owner = users.find(({ username }) => username === as)
  const idOf = (name: string) => users.find(({ username }) => username === name)?.id
  const fetchJson = async (path: string, method = 'GET', body?: object) => {
    const headers = { 'x-redmine-api-key': owner?.api_key ?? '', 'content-type': 'application/json' }
    const url = `http://sandbox.test/third/tickets/${path}`
    const answer = await asking.sandbox.answer(
      new Request(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }),
    )
    const text = (await answer?.text()) ?? ''
    return { status: answer?.status, data: text === '' ? undefined : JSON.parse(text) }
  }
  return { fetchJson, idOf, pass: asking.pass }
}

describe('a ticket', () => {
  it('is created, answered and moved to the top; its history lists who did what', async () => {
    const { fetchJson, pass } = sandboxWithTicket()
    const issue = { project_id: 'support', subject: 'Slow at noon', description: 'Since today.', priority_id: 3 }
    const { status, data } = await fetchJson('issues.json', 'POST', { issue })
    expect(status).toBe(201)
    expect(data.issue).toMatchObject({ subject: 'Slow at noon', status: { name: 'New' }, priority: { name: 'High' } })
    const path = `issues/${data.issue.id}.json`
    expect((await fetchJson('issues.json?limit=1')).data.issues[0].id).toBe(data.issue.id)

    pass(60)
    expect((await fetchJson('issues/4205.json', 'PUT', { issue: { notes: 'Thanks.' } })).status).toBe(204)
    expect((await fetchJson('issues.json?limit=1')).data.issues[0]).toMatchObject({
      id: 4205,
      updated_on: '2026-06-15T10:31:00Z',
    })
    expect((await fetchJson('issues.json?limit=1')).data.issues[0].journals).toBeUndefined()

    await fetchJson(path, 'PUT', { issue: { notes: 'Solved.', status_id: 5 } })
    await fetchJson(path, 'PUT', { issue: {} })
    const read = (await fetchJson(path)).data.issue
    expect(read.journals).toHaveLength(1)
    expect(read.journals[0]).toMatchObject({
      notes: 'Solved.',
      created_on: '2026-06-15T10:31:00Z',
      details: [{ name: 'status_id', old_value: '1', new_value: '5' }],
    })
    expect(read.status.name).toBe('Closed')
  })

  it.each([
    [{ subject: 'A', description: 'B' }, ['Project cannot be blank', 'Tracker cannot be blank']],
    [{ project_id: 'support', subject: ' ', description: 'B' }, ['Subject cannot be blank']],
    [{ project_id: 1, subject: 'A'.repeat(256) }, ['Subject is too long (maximum is 255 characters)']],
    [{ project_id: 1, subject: 'A', priority_id: 99 }, ['Priority cannot be blank']],
  ])('is refused with the sentences of Redmine: %j', async (issue, errors) => {
    const { fetchJson } = sandboxWithTicket()
    expect(await fetchJson('issues.json', 'POST', { issue })).toEqual({ status: 422, data: { errors } })
  })

  it('keeps its status without a word where the user may only comment', async () => {
    const { fetchJson } = sandboxWithTicket('viewer')
    const before = (await fetchJson('issues/4200.json')).data.issue
    const sent = { notes: 'Solved.', status_id: 5, priority_id: 1 }
    expect((await fetchJson('issues/4200.json', 'PUT', { issue: sent })).status).toBe(204)
    const { status, priority, journals } = (await fetchJson('issues/4200.json')).data.issue
    expect({ status, priority }).toEqual({ status: before.status, priority: before.priority })
    expect(journals.at(-1)).toMatchObject({ notes: 'Solved.', details: [] })
  })

  it('stays closed without a word when a customer reopens it', async () => {
    const { fetchJson } = sandboxWithTicket()
    expect((await fetchJson('issues/4204.json', 'PUT', { issue: { status_id: 2 } })).status).toBe(204)
    expect((await fetchJson('issues/4204.json')).data.issue.status.name).toBe('Closed')
  })

  it('is found by a part of its subject or its number', async () => {
    const { fetchJson } = sandboxWithTicket()
    const found = async (query: string) =>
      (await fetchJson(`issues.json?${query}`)).data.issues.map((row: { id: number }) => row.id)
    expect(await found('subject=~CURRENCY')).toEqual([4201])
    expect(await found('issue_id=4205')).toEqual([4205])
    expect(await found('subject=~nothing+like+it')).toEqual([])
  })

  it('carries files by their tokens: too large ones are refused, foreign and used tokens skipped without a word', async () => {
    const { sandbox } = createTestSandbox()
    const keyOf = (name: string) => sandbox.world.users.find(({ username }) => username === name)?.api_key ?? ''
    const ask = async (path: string, body: BodyInit | null, type: string, as = 'admin') => {
      const headers = { 'x-redmine-api-key': keyOf(as), 'content-type': type }
      const method = body === null ? 'GET' : 'POST'
      const answer = await sandbox.answer(
        new Request(`http://sandbox.test/third/tickets/${path}`, { method, headers, body }),
      )
      if (!answer) throw new Error('no answer')
      return answer
    }
    const raw = 'application/octet-stream'
    const name = encodeURIComponent('../a"<b>.html')
    expect((await ask(`uploads.json?filename=${name}`, 'x', 'text/html')).status).toBe(406)
    const large = await ask('uploads.json?filename=a.png', new Uint8Array(2 * 1024 * 1024 + 1), raw)
    expect([large.status, await large.json()]).toEqual([
      422,
      { errors: ['This file cannot be uploaded because it exceeds the maximum allowed file size (2 MB)'] },
    ])
    const { upload } = await (await ask(`uploads.json?filename=${name}`, new Uint8Array([0, 200, 7]), raw)).json()
    const create = async (token: string, as = 'admin') => {
      const issue = { project_id: 'support', subject: 'A', description: 'B', uploads: [{ token, filename: 'x' }] }
      return (await (await ask('issues.json', JSON.stringify({ issue }), 'application/json', as)).json()).issue
    }
    expect((await create(upload.token, 'viewer')).attachments).toEqual([])
    const { id, attachments } = await create(upload.token)
    expect(attachments).toMatchObject([{ filename: 'a_b_.html', filesize: 3 }])
    expect((await create(upload.token)).attachments).toEqual([])
    const path = `attachments/download/${attachments[0].id}/a_b_.html`
    const file = await ask(path, null, raw)
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 200, 7])
    expect(file.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect((await (await ask(`issues/${id}.json`, null, raw)).json()).issue.attachments).toHaveLength(1)
  })

  it('is watched by people of its company only', async () => {
    const { fetchJson, idOf } = sandboxWithTicket()
    const people = (await fetchJson('shared/users.json')).data.users.map((row: { id: number }) => row.id)
    expect(people).toContain(idOf('viewer'))
    expect(people).not.toContain(idOf('fleet'))
    const watchers = async () =>
      (await fetchJson('issues/4200.json')).data.issue.watchers.map((row: { id: number }) => row.id)
    for (const _ of [1, 2]) await fetchJson('issues/4200/watchers.json', 'POST', { user_id: idOf('viewer') })
    expect(await watchers()).toEqual([idOf('viewer')])
    expect((await fetchJson('issues/4200/watchers.json', 'POST', { user_id: idOf('fleet') })).status).toBe(422)
    expect((await fetchJson(`issues/4200/watchers/${idOf('viewer')}.json`, 'DELETE')).status).toBe(204)
    expect((await fetchJson(`issues/4200/watchers/${idOf('viewer')}.json`, 'DELETE')).status).toBe(404)
    expect(await watchers()).toEqual([])
  })
})
