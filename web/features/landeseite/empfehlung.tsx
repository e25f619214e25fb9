import { IconInfoCircle } from '@tabler/icons-react';
import type { Parameter } from '../../client/contract.ts';
import { Notice } from '../../ui/feedback/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { vonFreiwilligJa } from './verweis.ts';

/** Who comes from the platform is greeted with the words meant for him (table: Parameter); `verweis`: what the link says. */
export function Empfehlung({ parameter, verweis }: { parameter: Parameter; verweis?: string | undefined }) {
	const { freiwilligJaReferrerHeadline: titel, freiwilligJaReferrerText: text } = parameter;
	if ((!titel && !text) || !vonFreiwilligJa(document.referrer, verweis)) return null;
	return (
		<Notice icon={<Icon of={IconInfoCircle} />} title={<b>{titel ?? text}</b>}>
			{titel && text}
		</Notice>
	);
}
