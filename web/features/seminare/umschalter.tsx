import { IconCalendarTime, IconList } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { PLANER } from '../../texte/seminare/seminarplaner.ts';
import { Icon, type IconType } from '../../ui/icon.tsx';
import { Inline } from '../../ui/inline.ts';
import { Segments } from '../../ui/layout/tabs.tsx';
import { alsPlaner } from './suche.ts';

const mitZeichen = (zeichen: IconType, wort: string) => (
	<Inline>
		<Icon of={zeichen} />
		{wort}
	</Inline>
);

const DARSTELLUNGEN = [
	{ value: 'liste', label: mitZeichen(IconList, PLANER.liste) },
	{ value: 'planer', label: mitZeichen(IconCalendarTime, PLANER.titel) },
] as const;

/** Between the list of seminars and their planner. */
export function Umschalter({ value }: { value: 'liste' | 'planer' }) {
	const navigate = useNavigate();
	return (
		<Segments
			label={PLANER.darstellung}
			value={value}
			onChange={(wahl) => navigate({ to: '/admin/seminare', search: wahl === 'planer' ? alsPlaner() : {} })}
			options={DARSTELLUNGEN}
		/>
	);
}
