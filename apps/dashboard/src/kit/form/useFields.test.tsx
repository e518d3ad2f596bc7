import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useFields } from './useFields.ts'

const initial = { name: 'offices', addresses: [{ address: '203.0.113.9', until: null }] }

describe('fields', () => {
  const check = (values: typeof initial) => ({
    name: values.name === '' ? 'Enter a name.' : undefined,
    'addresses.0.address': values.addresses[0]?.address === 'x' ? 'No address.' : undefined,
  })
  const start = () => renderHook(() => useFields(initial, check)).result

  it('are validated on blur, then on each change, and nothing invalid is sent', async () => {
    const form = start()
    const send = vi.fn(async () => undefined)
    await act(async () => form.current.field('name').onChange(''))
    expect(form.current.errors).toEqual({})
    await act(async () => form.current.field('name').onBlur?.())
    expect(form.current.field('name').error).toBe('Enter a name.')
    await act(async () => form.current.field('name').onChange('office'))
    expect(form.current.errors).toEqual({})
    await act(async () => form.current.field('addresses.0.address').onChange('x'))
    await act(() => form.current.submit(send))
    expect(send).not.toHaveBeenCalled()
    expect(form.current.errors).toEqual({ 'addresses.0.address': 'No address.' })
    await act(async () => form.current.field('addresses.0.address').onChange('203.0.113.9'))
    await act(() => form.current.submit(send))
    expect(send).toHaveBeenCalledWith({ name: 'office', addresses: [{ address: '203.0.113.9', until: null }] })
  })

  it('show an error of the provider inside a list at the item, by index', async () => {
    const form = start()
    await act(async () => form.current.setServerErrors({ 'addresses.1.address': 'Wrong.' }))
    expect(form.current.field('addresses').error).toBe('2: Wrong.')
    expect(form.current.field('addresses.1.address').error).toBe('Wrong.')
  })

  it('keep an error of the provider when the field is left, until it changes', async () => {
    const form = start()
    await act(async () => form.current.setServerErrors({ name: 'Taken.' }))
    await act(async () => form.current.field('name').onBlur?.())
    expect(form.current.field('name').error).toBe('Taken.')
    await act(async () => form.current.field('name').onChange('other'))
    expect(form.current.field('name').error).toBeUndefined()
  })

  it('take an error of the provider as no reason not to send again', async () => {
    const form = start()
    const send = vi.fn(async () => undefined)
    await act(async () => form.current.setServerErrors({ name: 'Taken.' }))
    await act(() => form.current.submit(send))
    expect(send).toHaveBeenCalledOnce()
  })

  it('are set several at once', async () => {
    const form = start()
    await act(async () => form.current.change({ name: 'a', addresses: [] }))
    expect(form.current.values).toEqual({ name: 'a', addresses: [] })
  })
})
