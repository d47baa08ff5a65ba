/**
 * What Redis does in one piece, in its own Lua. Each script writes to the log first: where Redis takes no writes (its memory
 * is full), it fails there, and nothing is half done. Numbers are written out whole, since Lua would give 1.7e+12.
 */
import { createHash } from 'node:crypto';

export interface RedisScript {
  readonly text: string;
  /** SHA-1, by which Redis knows it once it has run. */
  readonly sha: string;
}

function script(text: string): RedisScript {
  return { text, sha: createHash('sha1').update(text).digest('hex') };
}

/** `now`: ms since 1970 by the server's clock; `whole`: a number as text. */
const CLOCK = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function whole(number) return string.format('%.0f', number) end
`;

/** KEYS: room, log, touched. ARGV: code, channel, entry. Answers 1, or 0 where the code is taken. */
export const CREATE = script(`${CLOCK}
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('XADD', KEYS[2], '1-0', 'at', '0', 'entry', ARGV[3])
redis.call('HSET', KEYS[1], 'began', whole(now), 'n', '1', 'at', '0')
redis.call('ZADD', KEYS[3], whole(now), ARGV[1])
redis.call('PUBLISH', ARGV[2], 'e1 0 ' .. ARGV[3])
return 1
`);

/**
 * KEYS: room, log, touched, due. ARGV: code, channel, entry, expected, counter or '', its number, before or '', due or ''.
 * Answers the verdict and its numbers: the same as \`judgeAppend\`.
 */
export const APPEND = script(`${CLOCK}
local counter, before, due = ARGV[5], ARGV[7], ARGV[8]
local room = redis.call('HMGET', KEYS[1], 'began', 'n', 'at', 'c:' .. counter, 'n:' .. counter)
if not room[1] then return {'missing'} end
local began, n = tonumber(room[1]), tonumber(room[2])
if counter ~= '' then
  local c, last = tonumber(ARGV[6]), tonumber(room[4] or '0')
  if c <= last then return {'duplicate', tonumber(room[5] or '0')} end
  if c > last + 1 then return {'gap', last} end
end
if tonumber(ARGV[4]) ~= n + 1 then return {'conflict', n} end
local at = math.max(now - began, tonumber(room[3]))
if before ~= '' and at >= tonumber(before) then return {'late', at} end
n = n + 1
redis.call('XADD', KEYS[2], whole(n) .. '-0', 'at', whole(at), 'entry', ARGV[3])
redis.call('HSET', KEYS[1], 'n', whole(n), 'at', whole(at))
if counter ~= '' then redis.call('HSET', KEYS[1], 'c:' .. counter, ARGV[6], 'n:' .. counter, whole(n)) end
redis.call('ZADD', KEYS[3], whole(began + at), ARGV[1])
if due == '' then redis.call('ZREM', KEYS[4], ARGV[1])
else redis.call('ZADD', KEYS[4], whole(began + tonumber(due)), ARGV[1]) end
redis.call('PUBLISH', ARGV[2], 'e' .. whole(n) .. ' ' .. whole(at) .. ' ' .. ARGV[3])
return {'appended', n, at}
`);

/** KEYS: room, log. ARGV: the first entry's number. Answers when the room began and the entries, or nothing. */
export const READ = script(`
local began = redis.call('HGET', KEYS[1], 'began')
if not began then return false end
return {began, redis.call('XRANGE', KEYS[2], ARGV[1] .. '-0', '+')}
`);

/** KEYS: room, log, present, touched, due. ARGV: code, channel. */
export const REMOVE = script(`
redis.call('ZREM', KEYS[4], ARGV[1])
redis.call('ZREM', KEYS[5], ARGV[1])
local was = redis.call('EXISTS', KEYS[1])
redis.call('UNLINK', KEYS[1], KEYS[2], KEYS[3])
if was == 1 then redis.call('PUBLISH', ARGV[2], 'r') end
return was
`);

/** KEYS: present. ARGV: channel, 'attend', 'depart' or 'present', ttl in ms, the attendants. Answers who is there. */
export const ATTENDANCE = script(`${CLOCK}
local changes = redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', whole(now))
for i = 4, #ARGV do
  if ARGV[2] == 'attend' then
    changes = changes + redis.call('ZADD', KEYS[1], whole(now + tonumber(ARGV[3])), ARGV[i])
  elseif ARGV[2] == 'depart' then
    changes = changes + redis.call('ZREM', KEYS[1], ARGV[i])
  end
end
if ARGV[2] == 'attend' and #ARGV > 3 then
  local last = redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')
  redis.call('PEXPIREAT', KEYS[1], whole(tonumber(last[2]) + 1))
end
if changes > 0 then redis.call('PUBLISH', ARGV[1], 'p') end
return redis.call('ZRANGE', KEYS[1], 0, -1)
`);

/** KEYS: room, due. ARGV: code, when in ms since 1970, or ''. */
export const WAKE = script(`
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
if ARGV[2] == '' then return redis.call('ZREM', KEYS[2], ARGV[1]) end
return redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1])
`);

/** KEYS: due. ARGV: ms since 1970, codes. Answers those that were still due, and are not any more. */
export const CLAIM = script(`
local claimed = {}
for i = 2, #ARGV do
  local at = redis.call('ZSCORE', KEYS[1], ARGV[i])
  if at and tonumber(at) <= tonumber(ARGV[1]) then
    redis.call('ZREM', KEYS[1], ARGV[i])
    claimed[#claimed + 1] = ARGV[i]
  end
end
return claimed
`);
