import { Component, type ReactNode } from 'react'

/** An optional part of a page: if it fails, it is left out and the rest is shown. */
export class Expendable extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
