import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { starteVerteiler } from './verteiler.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

test('a wake-up during a round leads to one more round, however many there were', async () => {
	let runden = 0;
	const offen = Promise.withResolvers<void>();
	const verteiler = starteVerteiler(async () => {
		runden += 1;
		if (runden === 1) await offen.promise;
	}, vi.fn());
	verteiler.wecke();
	verteiler.wecke();
	verteiler.wecke();
	expect(runden).toBe(1);
	offen.resolve();
	await vi.advanceTimersByTimeAsync(0);
	expect(runden).toBe(2);
	await verteiler.stop();
});

test('a failed round is told and tried again at the next beat', async () => {
	const melde = vi.fn();
	let runden = 0;
	const verteiler = starteVerteiler(async () => {
		runden += 1;
		throw new Error('Redis fort');
	}, melde);
	await vi.advanceTimersByTimeAsync(5_000);
	expect(runden).toBe(2);
	expect(melde).toHaveBeenCalledTimes(2);
	await verteiler.stop();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(runden).toBe(2);
});

test('what the queue was given is forgotten once a minute, in case it has lost it', async () => {
	const gesehen: number[] = [];
	const verteiler = starteVerteiler(async (bekannt) => {
		gesehen.push(bekannt.size);
		bekannt.add(String(gesehen.length));
	}, vi.fn());
	await vi.advanceTimersByTimeAsync(60_000);
	expect(gesehen.slice(0, 12)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
	await vi.advanceTimersByTimeAsync(5_000);
	expect(gesehen.at(-1)).toBeLessThan(3);
	await verteiler.stop();
});
