import { IconCalendarRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { hatStatus } from '../../client/api-fehler.ts';
import { UI } from '../../texte/ui.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState, ErrorBox } from '../../ui/feedback/states.tsx';
import { darf, sitzungQuery } from '../portal/sitzung.ts';

interface LadefehlerProps {
	error: unknown;
	onRetry: () => void;
}

/** Why what belongs to a cycle didn't come: a tenant begins without one, and trying again doesn't help then. */
export function Ladefehler({ error, onRetry }: LadefehlerProps) {
	return istOhneZyklus(error) ? <OhneZyklus /> : <ErrorBox onRetry={onRetry} />;
}

export const istOhneZyklus = (error: unknown): boolean => hatStatus(error, 409) && error.code === 'ZYKLUS';

/** In place of what belongs to a cycle, with the way to one. */
export function OhneZyklus() {
	const { titel, text, zuDenZyklen } = UI.ohneZyklus;
	const { data: sitzung } = useQuery({ ...sitzungQuery, enabled: false });
	const link = <LinkButton to="/admin/system/zyklen">{zuDenZyklen}</LinkButton>;
	const darfStarten = sitzung && darf(sitzung, 'ADMIN');
	return <EmptyState icon={IconCalendarRepeat} title={titel} text={text} action={darfStarten && link} />;
}
