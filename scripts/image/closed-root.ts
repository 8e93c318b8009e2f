import { type ChildProcess, spawn } from 'node:child_process'

const mounts = `
  mount --bind "$ROOT" "$ROOT"
  mkdir -p "$ROOT/proc" "$ROOT/dev" "$ROOT/tmp" "$ROOT/data"
  mount -o remount,bind,ro "$ROOT"
  mount -t proc proc "$ROOT/proc"
  mount --rbind /dev "$ROOT/dev"
  mount -t tmpfs tmpfs "$ROOT/tmp"
  mount --bind "$DATA" "$ROOT/data"
  exec setpriv --no-new-privs unshare --root="$ROOT" --wd=/app --setgid 1000 --setuid 1000 -- "$@"`

/**
 * Runs a program in the files of an image as a container would: read-only root, /tmp in memory, the folder as /data, user 1000
 * without capabilities. It uses the network of this machine.
 */
export function runClosed(
  root: string,
  data: string,
  command: string[],
  settings: Record<string, string>,
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return spawn('unshare', ['--mount', 'sh', '-ec', mounts, 'sh', ...command], {
    stdio: ['ignore', output, 'inherit'],
    env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', ROOT: root, DATA: data, ...settings },
  })
}
