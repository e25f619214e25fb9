import { useHotkeys } from '@mantine/hooks';
import { useSingleKeys } from './preferences.ts';

const WRITES = ['INPUT', 'TEXTAREA', 'SELECT'];

/** Keys that act by themselves, none with a modifier; `shift+?` as it is typed. */
export function useKeys(keys: Readonly<Record<string, () => void>>) {
	const [on] = useSingleKeys();
	useHotkeys(
		on
			? Object.entries(keys).map(([key, act]) => [
					key,
					(event: KeyboardEvent) => {
						if (!isFree(event)) return;
						// Where it leads to a field, the letter isn't written there.
						event.preventDefault();
						act();
					},
					{ preventDefault: false },
				])
			: [],
	);
}

/** Nobody writes, and nothing lies over the page or is being chosen from. */
export function isFree({ target }: KeyboardEvent): boolean {
	if (document.querySelector('[aria-modal="true"]')) return false;
	if (!(target instanceof HTMLElement)) return true;
	return !(
		target.isContentEditable ||
		WRITES.includes(target.tagName) ||
		target.closest('[role="menu"], [role="listbox"], [role="dialog"]')
	);
}
