import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isFree } from '../../ui/keys.ts';
import { useSingleKeys } from '../../ui/preferences.ts';
import type { Sprung } from './spruenge.ts';

/** So long the second letter may take. */
const WARTET_MS = 1500;

/** G and a letter lead to a page. The letter then means nothing else: it is caught before any other key. */
export function useSpruenge(ziele: readonly Sprung[]) {
	const navigate = useNavigate();
	const [an] = useSingleKeys();
	const seit = useRef(Number.NEGATIVE_INFINITY);
	const taste = useEffectEvent((event: KeyboardEvent) => {
		if (!an || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || !isFree(event)) return;
		const key = event.key.toLowerCase();
		const wartet = event.timeStamp - seit.current < WARTET_MS;
		seit.current = !wartet && key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
		if (!wartet) return;
		event.stopImmediatePropagation();
		const ziel = ziele.find((eines) => eines.taste === key);
		if (ziel) void navigate(ziel.link);
	});
	useEffect(() => {
		const hoere = (event: KeyboardEvent) => taste(event);
		window.addEventListener('keydown', hoere, true);
		return () => window.removeEventListener('keydown', hoere, true);
	}, []);
}
