import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SHELL } from '../../texte/shell.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { infoQuery } from '../portal/portal.ts';
import { istNeu } from './aktuell.ts';
import { istBemerkt, merkeVersion } from './bemerkt.ts';

const TEXT = SHELL.update;

/** A new version, for its first seven days or until the user has noticed it. */
export function UpdateBanner() {
	const { data: info } = useQuery(infoQuery);
	const [bemerkt, setBemerkt] = useState(false);
	const zeigen = info && !bemerkt && istNeu(info.zeit, Date.now()) && !istBemerkt(info.version);
	if (!zeigen || info.neuerung === null) return null;
	const schliesse = () => {
		merkeVersion(info.version);
		setBemerkt(true);
	};
	return (
		<Banner kind="info" full tag={TEXT.marke} onClose={schliesse}>
			{TEXT.meldung(info.neuerung)} <TextLink to="/changelog">{TEXT.mehr}</TextLink>
		</Banner>
	);
}
